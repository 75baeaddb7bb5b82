import { isServiceChat } from '@juban/catalog/service-chats';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { internalTarget } from '../../lib/internal-target.ts';
import { openBrowser } from '../../platform/host/open-browser.ts';

interface ServiceLinkProps {
  serviceUrl: string;
  /** The prize's draw id; undefined while unknown. */
  drawId: string | undefined;
}

const takeOut = (event: MouseEvent<HTMLAnchorElement>) => {
  if (openBrowser(event.currentTarget.href)) event.preventDefault();
};

/** Links to a chat with support, or to our form; the form's address contains only the draw id. */
export function ServiceLink({ serviceUrl, drawId }: ServiceLinkProps) {
  const way = internalTarget(serviceUrl);
  if (way) {
    const search = drawId ? { ...way.search, draw: drawId } : way.search;
    return (
      <Link to={way.to as string} search={search as never}>
        {campaignTexts.contactService}
      </Link>
    );
  }
  if (!isServiceChat(serviceUrl)) return null;
  return (
    <a href={serviceUrl} target="_blank" rel="noopener noreferrer" onClick={takeOut}>
      {campaignTexts.contactService}
    </a>
  );
}
