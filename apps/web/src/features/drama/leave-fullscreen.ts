/** The end of a clip is shown in the page, which fullscreen video would hide. */
export function leaveFullscreen(video: HTMLVideoElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  const leave: unknown = video && Reflect.get(video, 'webkitExitFullscreen');
  if (typeof leave === 'function') leave.call(video);
}
