/** Apps of Apple's that sell unions in the App Store, each by its own channel and goods codes. */
const STORE_PLATFORMS: Readonly<Record<string, 1 | 3 | 4>> = {
  ios_rrsp_jzsp: 1,
  ipad_rrsp: 3,
  ios_rrtv_jsb: 4,
};

const ANDROID = 2;

/** The platform value of the union pages: iOS lite 1, iPad 3, iOS second app 4, any other pays as Android does: 2. */
export function unionPlatformOf(clientTypeId: string): 1 | 2 | 3 | 4 {
  return STORE_PLATFORMS[clientTypeId] ?? ANDROID;
}
