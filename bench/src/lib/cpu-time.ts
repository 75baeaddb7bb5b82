import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const MS_A_TICK = 10;

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
