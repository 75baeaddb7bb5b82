/** What ends a clip stands in the page: a phone that shows nothing but the film would hide it. */
export function leaveFullscreen(video: HTMLVideoElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  const leave: unknown = video && Reflect.get(video, 'webkitExitFullscreen');
  if (typeof leave === 'function') leave.call(video);
}
