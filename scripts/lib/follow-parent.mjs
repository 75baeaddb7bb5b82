// Loaded with --import into processes that must not outlive their parent. The channel closes however the
// parent ends, including kill -9, when it cannot pass on a signal.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The listener must not keep the process alive.
  process.channel.unref();
}
