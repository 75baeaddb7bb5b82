import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const MS_A_TICK = 10;

/** The same of a process and those it started, as PostgreSQL's are: one a connection. */
export function readFamilyCpuMs(pid: number | undefined): number | undefined {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return [pid, ...children.map(Number)].reduce((sum: number, one) => sum + (readCpuMs(one) ?? 0), 0);
  } catch {
    return undefined;
  }
}

/** CPU time a process has used, in ms; undefined where the system does not tell. */
export function readCpuMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    return (Number(fields[12]) + Number(fields[13])) * MS_A_TICK;
  } catch {
    return undefined;
  }
}
