import sanitize from 'sanitize-html';

/** A path of ours, a page over https, a mail address or a phone number, spelt plainly. */
const LINK =
  /^(?:\/(?![/\\])[\w\-./?=&%#~]*|https:\/\/[\w.-]+(?::\d+)?(?:\/[\w\-./?=&%#~]*)?|mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/;

const OPTIONS: sanitize.IOptions = {
  // Each with nothing but itself; the link alone has an attribute.
  allowedTags: 'p h2 h3 h4 ul ol li strong b em i u br hr blockquote table thead tbody tr th td a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What stands inside these is no text for readers.
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

/** Far more than any text takes to settle. */
const MOST_ROUNDS = 8;

/**
 * Rich text with nothing in it that could run: only listed tags are written out again. What comes out goes through
 * unchanged a second time, so that a stored hash also holds for what is sent; what will not settle is not let out.
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
