// Loaded with --import into processes that must not outlive the one that started them. The channel
// closes however the parent ends, kill -9 included, when it can no longer pass a signal on.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listener keeps the process alive; this one must not.
  process.channel.unref();
}
