const HEADING = /^## (.+)$/;

const PREAMBLE = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- --only start\` replaces one section and leaves the others, \`npm run bench:start\` by
itself only prints. Each section names the command that measured it, the day and the machine. Bars are ratios to a limit of the same run, or counts: machines
differ, and this one is shared. What fell short says why and what comes next.
`;

/** Replaces sections of the same heading in the document; known sections in the given order, others last. */
export function mergeSections(
  document: string,
  fresh: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const known = new Map([...splitSections(document), ...fresh]);
  const headings = [...order.filter((heading) => known.has(heading)), ...strangers(known, order)];
  const sections = headings.map((heading) => known.get(heading)?.trim() ?? '');
  return `${[PREAMBLE.trim(), ...sections].join('\n\n')}\n`;
}

const strangers = (known: ReadonlyMap<string, string>, order: readonly string[]) =>
  [...known.keys()].filter((heading) => !order.includes(heading));

function splitSections(document: string): Map<string, string> {
  const sections = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of document.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      current = [];
      sections.set(heading, current);
    }
    current?.push(line);
  }
  return new Map([...sections].map(([heading, lines]) => [heading, lines.join('\n')]));
}
