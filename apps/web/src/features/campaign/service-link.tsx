import { isServiceChat } from '@juban/catalog/service-chats';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ownTarget } from '../../lib/own-target.ts';
import { openBrowser } from '../../platform/host/open-browser.ts';

interface ServiceLinkProps {
  serviceUrl: string;
  /** The prize it is about; undefined while it is not known. */
  drawId: string | undefined;
}

const takeOut = (event: MouseEvent<HTMLAnchorElement>) => {
  if (openBrowser(event.currentTarget.href)) event.preventDefault();
};

/** To a chat with customer service, or to our form for this very prize: only its draw travels in the address. */
export function ServiceLink({ serviceUrl, drawId }: ServiceLinkProps) {
  const way = ownTarget(serviceUrl);
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
