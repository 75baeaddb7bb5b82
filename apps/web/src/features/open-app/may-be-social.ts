/**
 * Whether loading the detection of social apps is worthwhile. Small on purpose, and reliable only if false,
 * because every page with a link into the app calls it.
 */
export function mayBeSocial(): boolean {
  return (
    window.parent !== window || /MicroMessenger|wxwork|QQ|TIM|Qzone|Weibo|Ali/i.test(navigator.userAgent)
  );
}
