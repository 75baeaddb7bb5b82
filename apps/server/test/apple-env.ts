import { BRANDS } from '@juban/catalog';

/** A self-signed root that signs nothing else: its key was deleted. */
export const APPLE_ROOT =
  'MIIBVTCB/KADAgECAgEBMAoGCCqGSM49BAMCMCAxHjAcBgNVBAMMFUp1YmFuIFNhbmRib3ggUm9vdCBDQTAiGA8yMDI2MTExNDEyMjIwNloYDzIwNDYxMTEwMTIyMjA2WjAgMR4wHAYDVQQDDBVKdWJhbiBTYW5kYm94IFJvb3QgQ0EwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARg9aP56xi5jSIk5cgH53u4lrvgUSXmon/kfD1Or4YrdBAM93M1G/gkLtwGvUV2mLBJPr6MCpDbr916Bsfm49HhoyMwITAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAKBggqhkjOPQQDAgNIADBFAiEAh1os/R78vbL+4DsnCITm+YVRxDPIdz5tKat50Nt3TskCICt2yDfFEO8bbAB1D/jDr4ISVE2IIXrGwbI1RRKe99wU';

/** The variables of every brand's app, as production requires them. */
export const APPLE_ENV: Readonly<Record<string, string>> = Object.fromEntries([
  ['APPLE_ROOT_CERTIFICATES', APPLE_ROOT],
  ...Object.keys(BRANDS).flatMap((brand, index) => [
    [`APPLE_${brand.toUpperCase()}_BUNDLE_ID`, `com.example.${brand}`],
    [`APPLE_${brand.toUpperCase()}_APP_ID`, `160000000${index}`],
  ]),
]);
