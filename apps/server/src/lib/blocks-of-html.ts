const CELL_END = /<\/t[dh]>/g;
const BLOCK = /<\/?(?:p|h[234]|ul|ol|li|blockquote|table|thead|tbody|tr)>|<[bh]r \/>/;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The texts of sanitised rich text, one for each paragraph, heading, item and row of a table. */
export function blocksOfHtml(clean: string): string[] {
  return clean
    .replace(CELL_END, ' ')
    .split(BLOCK)
    .map((block) =>
      block
        .replace(TAG, '')
        .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '');
}
