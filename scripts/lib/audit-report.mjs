const GRAVE = new Set(['high', 'critical']);
const ORDER = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * Advisories from npm's output, each once, most severe first; `runs` marks packages that run in production.
 */
export function advisoriesOf(all, running) {
  const found = new Map();
  for (const [name, { via, range, nodes = [], fixAvailable }] of Object.entries(all.vulnerabilities ?? {})) {
    // A text names another package, which has its own entry.
    for (const cause of via.filter((each) => typeof each === 'object')) {
      found.set(`${name} ${cause.url}`, {
        name,
        title: cause.title,
        url: cause.url,
        severity: cause.severity,
        isGrave: GRAVE.has(cause.severity),
        range: cause.range ?? range,
        places: nodes.length,
        runs: Object.hasOwn(running.vulnerabilities ?? {}, name),
        fix: fixOf(fixAvailable),
      });
    }
  }
  return [...found.values()].sort(byWeight);
}

const byWeight = (one, other) =>
  Number(other.runs) - Number(one.runs) || ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity);

function fixOf(fix) {
  if (!fix) return 'no fix yet';
  if (fix === true) return 'fixed by npm update';
  return `fixed by ${fix.name} ${fix.version}${fix.isSemVerMajor ? ', a major version' : ''}`;
}

/** A readable report: a summary line, then a paragraph per advisory. */
export function reportOf(advisories, total) {
  const grave = advisories.filter(({ runs, isGrave }) => runs && isGrave).length;
  const packages = total === undefined ? 'the installed packages' : `${total} packages`;
  const sum = `audit: ${advisories.length} advisories on ${packages}, ${grave} grave in what production runs`;
  return [sum, ...advisories.map(paragraphOf)].join('\n');
}

function paragraphOf({ severity, name, range, title, url, runs, places, fix }) {
  const where = runs ? 'production runs it' : 'development only';
  return `\n${severity}: ${name} ${range} (${where}, in ${places} places)\n  ${title}\n  ${fix}; ${url}`;
}
