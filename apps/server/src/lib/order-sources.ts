/** The source of orders that we create ourselves; accounting depends on it. */
export const OWN_SOURCES = { renewal: 'renewal', appStore: 'app-store' } as const;

/** The same as a list in SQL. */
export const OWN_SOURCES_SQL = `('${Object.values(OWN_SOURCES).join("', '")}')`;

const RESERVED: ReadonlySet<string> = new Set(Object.values(OWN_SOURCES));

/** The source that a client sent, unless it is one of ours. */
export const clientSource = (source: string): string => (RESERVED.has(source) ? '' : source);
