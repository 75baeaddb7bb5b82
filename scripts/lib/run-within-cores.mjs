/**
 * Runs the jobs in order and returns their results in that order. A job starts when its number of cores is
 * free; a job that could use more cores than the machine has runs alone.
 */
export async function runWithinCores(jobs, cores) {
  let free = cores;
  const waiting = [];
  const wake = () => {
    while (waiting.length > 0 && waiting[0].claim <= free) {
      const { claim, start } = waiting.shift();
      free -= claim;
      start();
    }
  };
  return Promise.all(
    jobs.map(async (job) => {
      const claim = Math.min(job.cores, cores);
      await new Promise((start) => {
        waiting.push({ claim, start });
        wake();
      });
      try {
        return await job.run();
      } finally {
        free += claim;
        wake();
      }
    }),
  );
}
