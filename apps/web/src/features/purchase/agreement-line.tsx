import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { Link } from '@tanstack/react-router';
import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { mayHaveHost } from '../../platform/host/may-have-host.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './buy-area.module.css';
import { openByHost } from './open-by-host.ts';

/** A document with the name used on its page. */
export interface Agreement {
  type: string;
  title: string;
}

export interface AgreementLineProps {
  agreements: readonly Agreement[];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Highlights the box, because paying was tried without it. */
  wanted?: boolean;
  /** Opens in the app's browser, or in a new page. */
  opens: 'appBrowser' | 'newPage';
}

export function AgreementLine(props: AgreementLineProps) {
  const { agreements, agreed, onAgree, wanted = false, opens } = props;
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef(onAgree);
  useEffect(() => {
    // The box may have been ticked before hydration.
    if (box.current?.checked) latest.current(true);
  }, []);
  return (
    <Checkbox
      ref={box}
      className={styles.agree}
      checked={agreed}
      wanted={wanted}
      onChange={(event) => onAgree(event.target.checked)}
      after={<AgreementLinks agreements={agreements} opens={opens} between={agreementNameTexts.and} />}
    >
      {purchaseTexts.agree}
    </Checkbox>
  );
}

interface AgreementLinksProps extends Pick<AgreementLineProps, 'agreements' | 'opens'> {
  between?: string;
}

export function AgreementLinks({ agreements, opens, between }: AgreementLinksProps) {
  return agreements.map(({ type, title }, place) => (
    <Fragment key={type}>
      {place > 0 && between}
      <AgreementLink type={type} title={title} opens={opens} />
    </Fragment>
  ));
}

function AgreementLink({ type, title, opens }: Agreement & Pick<AgreementLineProps, 'opens'>) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // In a plain browser a new tab opens, so the choice on this page is kept.
    if (opens !== 'appBrowser' || !mayHaveHost()) return;
    event.preventDefault();
    void openByHost(event.currentTarget.href, title);
  };
  return (
    <Link
      to="/next/agreement"
      search={{ type }}
      preload={false}
      target="_blank"
      rel="noopener"
      onClick={open}
    >
      {title}
    </Link>
  );
}
