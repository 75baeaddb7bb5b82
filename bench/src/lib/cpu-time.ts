import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Includes child processes, such as PostgreSQL's backend per connection. */
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

/** CPU time of a process in ms; undefined if the system does not provide it. */
export function readCpuMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    return (Number(fields[12]) + Number(fields[13])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
