// Preloaded into each child: ends it when the channel shows that the launcher has gone, even by SIGKILL. The
// channel alone must not keep the child alive.
const GRACE_MS = 3_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
