/** What an order of our own making says where others say what led to them; books rest on it. */
export const OWN_SOURCES = { renewal: 'renewal', appStore: 'app-store' } as const;

/** The same as a list in SQL. */
export const OWN_SOURCES_SQL = `('${Object.values(OWN_SOURCES).join("', '")}')`;

const RESERVED: ReadonlySet<string> = new Set(Object.values(OWN_SOURCES));

/** What a client said, unless it is ours to say. */
export const saidSource = (source: string): string => (RESERVED.has(source) ? '' : source);
