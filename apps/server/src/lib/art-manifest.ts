import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const themed = z.strictObject({ dark: colour, light: colour });
const file = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(?:avif|webp|svg)$/);

const common = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** Of the largest rendering, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A hash of all its files: the `v` of a long-lived address. */
  hash: z.string().regex(/^[0-9a-f]{10}$/),
  /** A hash of its sources, so that only changed pictures are drawn again. */
  source: z.string().regex(/^[0-9a-f]{16}$/),
};

const raster = z.strictObject({
  ...common,
  /** By width, then by format. */
  files: z.record(
    z.string().regex(/^[1-9]\d*$/),
    z.strictObject({ avif: file.optional(), webp: file.optional() }),
  ),
  /** A few blurred pixels, shown in the page until the picture has loaded. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(300),
  /** A dark and a light colour of the picture, used only for the end of its gradients. */
  tone: themed,
  /** Its accent colour: at least 4.5:1 on every brand's page and on the tone. */
  lamp: themed,
  /** Claim walls only: the colour at the end of the picture, and the button's. */
  ground: colour.optional(),
  button: colour.optional(),
});

const vector = z.strictObject({ ...common, svg: file });

const entry = z.union([raster, vector]);

/** Picture lists by folder, as the art generator writes them to a pack's `art/manifest.json`. */
export const artManifest = z.record(z.string(), z.array(entry));

export type ArtManifest = z.infer<typeof artManifest>;
export type ArtEntry = z.infer<typeof entry>;
