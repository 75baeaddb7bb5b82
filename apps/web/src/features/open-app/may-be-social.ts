/**
 * Whether it is worth loading what knows the browsers of social apps. Small on purpose, and right only when it
 * says no: every page with a way into the app asks.
 */
export function mayBeSocial(): boolean {
  return (
    window.parent !== window || /MicroMessenger|wxwork|QQ|TIM|Qzone|Weibo|Ali/i.test(navigator.userAgent)
  );
}
