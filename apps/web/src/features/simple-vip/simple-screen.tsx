import { commonTexts } from '@juban/contract/texts/common';
import { simpleVipTexts } from '@juban/contract/texts/simple-vip';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import styles from './simple-screen.module.css';

interface SimpleScreenProps {
  banner: ReactNode;
  strip: ReactNode;
  /** Undefined if no products could be loaded. */
  picks: ReactNode | undefined;
  onRetry: () => void;
  isRetrying: boolean;
  /** The pay button and the agreements. */
  buy: ReactNode;
  blocks: ReactNode;
}

/** The short purchase page, from the card to the fine print. */
export function SimpleScreen(props: SimpleScreenProps) {
  const { banner, strip, picks, onRetry, isRetrying, buy, blocks } = props;
  return (
    <>
      {strip}
      <div className={styles.banner}>{banner}</div>
      {picks ?? (
        <div className={styles.empty}>
          <EmptyBlock title={storefrontTexts.noProducts} hint={commonTexts.tryAgain}>
            <Button look="ghost" busy={isRetrying} onClick={onRetry}>
              {commonTexts.retry}
            </Button>
          </EmptyBlock>
        </div>
      )}
      {picks && (
        <div className={styles.buy} data-part={2}>
          {buy}
        </div>
      )}
      {blocks}
    </>
  );
}

interface SimpleMainProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
}

export function SimpleMain({ children, ...rest }: SimpleMainProps) {
  return (
    <main className={styles.page} data-testid="simple-vip" {...rest}>
      <h1 className="sr-only">{simpleVipTexts.title}</h1>
      {children}
    </main>
  );
}
