import { z } from 'zod/mini';

/** Our pages have no longer addresses. */
const MAX_URL_LENGTH = 2_048;

export const openAppSchemas = {
  getWechatConfig: {
    summary: 'The signed configuration that a page needs for the share and open functions of WeChat',
    input: z.object({
      /** The page's address as WeChat knows it, without the fragment. */
      url: z.string().check(z.minLength(1), z.maxLength(MAX_URL_LENGTH)),
    }),
    output: z.object({
      /** Null if no WeChat account is configured. Pages then explain how to switch to a browser. */
      config: z.nullable(
        z.object({
          appId: z.string(),
          /** In seconds. */
          timestamp: z.int(),
          nonceStr: z.string(),
          /** SHA-1 in hex. */
          signature: z.string(),
          /** The brand's mobile app at WeChat, for the launch tag. */
          launchAppId: z.string(),
        }),
      ),
    }),
  },
};
