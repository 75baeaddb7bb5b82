import { readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 100;
const KIB_PER_MB = 1_024;

export interface MemorySample {
  atMs: number;
  mb: number;
}

export interface MemoryWatch {
  /** Memory samples of a process until now. */
  stop(): MemorySample[];
}

/** Resident memory of a process, in MB of 1,024 KB. */
export function readMemoryMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / KIB_PER_MB;
}

export function watchMemory(pid: number | undefined): MemoryWatch {
  const samples: MemorySample[] = [];
  const begun = performance.now();
  const take = () => void samples.push({ atMs: performance.now() - begun, mb: readMemoryMb(pid) });
  take();
  const timer = setInterval(take, SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      take();
      return samples;
    },
  };
}

export const peakOf = (samples: readonly MemorySample[]): number => Math.max(...samples.map(({ mb }) => mb));
