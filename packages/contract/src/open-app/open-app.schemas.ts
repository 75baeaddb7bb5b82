import { z } from 'zod/mini';

/** Longer addresses are no pages of ours. */
const MOST_URL = 2_048;

export const openAppSchemas = {
  getWechatConfig: {
    summary: 'What a page of ours shows WeChat to be let at its share and open functions',
    input: z.object({
      /** The page's own address, as WeChat knows it; what follows a # does not count. */
      url: z.string().check(z.minLength(1), z.maxLength(MOST_URL)),
    }),
    output: z.object({
      /** Null where no WeChat account is configured: pages then tell how to leave for a browser. */
      config: z.nullable(
        z.object({
          appId: z.string(),
          /** In seconds. */
          timestamp: z.int(),
          nonceStr: z.string(),
          /** SHA-1 in hex. */
          signature: z.string(),
          /** WeChat's name of the brand's mobile app, for the tag that opens it. */
          launchAppId: z.string(),
        }),
      ),
    }),
  },
};
