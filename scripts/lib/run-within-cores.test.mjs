import { describe, expect, it } from 'vitest';
import { runWithinCores } from './run-within-cores.mjs';

const settle = () => new Promise(setImmediate);

/** Jobs that run until they are told to end, and the names of those running. */
function makeJobs(cores) {
  const running = new Set();
  const ends = new Map();
  const jobs = Object.entries(cores).map(([name, count]) => ({
    cores: count,
    run: () =>
      new Promise((resolve, reject) => {
        running.add(name);
        ends.set(name, (error) => {
          running.delete(name);
          if (error) reject(error);
          else resolve(name);
        });
      }),
  }));
  const end = async (name, error) => {
    await settle();
    ends.get(name)(error);
    await settle();
  };
  const listRunning = async () => {
    await settle();
    return [...running];
  };
  return { jobs, end, running: listRunning };
}

describe('jobs and the cores of the machine', () => {
  it('run one after the other if each could use all cores', async () => {
    const { jobs, end, running } = makeJobs({ a: 4, b: 2, c: 4 });
    const results = runWithinCores(jobs, 2);
    for (const name of ['a', 'b', 'c']) {
      expect(await running()).toEqual([name]);
      await end(name);
    }
    expect(await results).toEqual(['a', 'b', 'c']);
  });

  it('start together if there are enough cores, and keep their order', async () => {
    const { jobs, end, running } = makeJobs({ a: 2, b: 4, c: 4, d: 2 });
    const results = runWithinCores(jobs, 8);
    expect(await running()).toEqual(['a', 'b']);
    await end('a');
    expect(await running(), 'd waits its turn behind c').toEqual(['b', 'c']);
    await end('b');
    expect(await running()).toEqual(['c', 'd']);
    await end('d');
    await end('c');
    expect(await results).toEqual(['a', 'b', 'c', 'd']);
  });

  it('free their cores when they fail', async () => {
    const { jobs, end, running } = makeJobs({ a: 1, b: 1 });
    const results = runWithinCores(jobs, 1);
    const failed = expect(results).rejects.toThrow('broken');
    await end('a', new Error('broken'));
    expect(await running()).toEqual(['b']);
    await end('b');
    await failed;
  });
});
