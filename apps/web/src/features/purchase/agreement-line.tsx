import { purchaseTexts } from '@juban/contract/texts/purchase';
import { Fragment, type MouseEvent } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './buy-area.module.css';
import { openByHost } from './open-by-host.ts';

/** A document by the name its page knows it by. */
export interface Agreement {
  type: string;
  title: string;
}

export interface AgreementLineProps {
  agreements: readonly Agreement[];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Draws the eye, because paying was tried without it. */
  wanted?: boolean;
  /** In the app's own browser, or as a page of their own. */
  opens: 'appBrowser' | 'newPage';
  /** What a visit keeps from page to page, with its question mark. */
  query?: string;
}

export function AgreementLine(props: AgreementLineProps) {
  const { agreements, agreed, onAgree, wanted = false, opens, query = '' } = props;
  return (
    <Checkbox
      className={styles.agree}
      checked={agreed}
      wanted={wanted}
      onChange={(event) => onAgree(event.target.checked)}
      after={agreements.map(({ type, title }, place) => (
        <Fragment key={type}>
          {place > 0 && purchaseTexts.and}
          <AgreementLink type={type} title={title} opens={opens} query={query} />
        </Fragment>
      ))}
    >
      {purchaseTexts.agree}
    </Checkbox>
  );
}

type LinkProps = Agreement & Required<Pick<AgreementLineProps, 'opens' | 'query'>>;

function AgreementLink({ type, title, opens, query }: LinkProps) {
  const address = `/next/agreement?type=${type}${query.replace('?', '&')}`;
  const inApp = (event: MouseEvent) => {
    event.preventDefault();
    void openByHost(address, title);
  };
  return opens === 'appBrowser' ? (
    <a href={address} onClick={inApp}>
      {title}
    </a>
  ) : (
    <a href={address} target="_blank" rel="noopener">
      {title}
    </a>
  );
}
