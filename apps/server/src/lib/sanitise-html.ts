import sanitize from 'sanitize-html';

/** A path of ours, a page over https, a mail address or a phone number, without escapes. */
const LINK =
  /^(?:\/(?![/\\])[\w\-./?=&%#~]*|https:\/\/[\w.-]+(?::\d+)?(?:\/[\w\-./?=&%#~]*)?|mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/;

const OPTIONS: sanitize.IOptions = {
  // Without attributes; only the link has one.
  allowedTags: 'p h2 h3 h4 ul ol li strong b em i u br hr blockquote table thead tbody tr th td a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these is not text for readers.
  nonTextTags:
    'script style iframe object embed template noscript noembed noframes textarea title svg math xmp select option'.split(
      ' ',
    ),
  enforceHtmlBoundary: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: LINK.test(href.trim()) ? { href: href.trim(), rel: 'noopener' } : ({} as sanitize.Attributes),
    }),
  },
};

/** Far more than any text needs to become stable. */
const MOST_ROUNDS = 8;

/**
 * Rich text without anything that could run: only listed tags are kept. The result passes unchanged a second
 * time, so that a stored hash also holds for what is sent; a text that does not become stable is refused.
 */
export function sanitiseHtml(html: string): string {
  let clean = sanitize(html.replaceAll('\0', ''), OPTIONS);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitize(clean, OPTIONS);
    if (again === clean) return clean;
    clean = again;
  }
  return '';
}
