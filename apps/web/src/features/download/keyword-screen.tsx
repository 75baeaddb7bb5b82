import type { Brand } from '@juban/catalog';
import { APP_LINKS } from '@juban/catalog/app-links';
import { keywordTexts } from '@juban/contract/texts/keyword';
import { withQuery } from '@juban/domain/open-app-download';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { copyText } from '../../platform/host/bridge/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { HallArt } from './hall-art.ts';
import styles from './keyword-screen.module.css';
import { ScanCard } from './scan-card.tsx';
import { Stage } from './stage.tsx';

async function copyKeyword(keyword: string): Promise<void> {
  const copied = await copyText(keyword);
  showToast(copied ? keywordTexts.copied : keywordTexts.copyFailed);
}

interface KeywordScreenProps {
  brand: Brand;
  art: HallArt;
  keyword: string;
  /** Replaces the keyword in a browser that cannot open the App Store. */
  tip: ReactNode;
}

/** A keyword for the App Store's search, for iPhones in their own browser. */
export function KeywordScreen({ brand, art, keyword, tip }: KeywordScreenProps) {
  return (
    <Stage brand={brand} art={art} below="taste">
      <div className={styles.say}>
        <h1>{keywordTexts.title}</h1>
      </div>
      <section className={styles.apple}>
        <p className={styles.lead}>{keywordTexts.lead}</p>
        {tip ?? <KeywordCard brand={brand} keyword={keyword} />}
      </section>
      <section className={styles.other}>
        <h2>{keywordTexts.notIos}</h2>
        <p>{keywordTexts.notIosHint}</p>
        <ScanCard title={keywordTexts.scan} hint={keywordTexts.lead} />
        <Link className={styles.direct} to="/download">
          {keywordTexts.direct}
        </Link>
      </section>
    </Stage>
  );
}

const STEPS = ['step1', 'step2', 'step3'] as const;

function KeywordCard({ brand, keyword }: { brand: Brand; keyword: string }) {
  const store = withQuery(APP_LINKS[brand.id].appStoreSearch, 'term', keyword);
  const copyAndGo = (event: MouseEvent) => {
    event.preventDefault();
    copyKeyword(keyword).then(() => window.location.assign(store));
  };
  return (
    <>
      <p className={styles.ticket}>
        <small>{keywordTexts.label}</small>
        <strong data-testid="keyword">{keyword}</strong>
      </p>
      <a className={styles.go} href={store} onClick={copyAndGo} rel="noreferrer">
        {keywordTexts.copyAndGo}
      </a>
      <Button look="ghost" wide onClick={() => copyKeyword(keyword)}>
        {keywordTexts.copyOnly}
      </Button>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{keywordTexts[step]}</li>
        ))}
      </ol>
    </>
  );
}
