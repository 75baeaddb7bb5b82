import type { ClientType } from '@juban/catalog';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { targetOf } from '../../lib/block-target.ts';
import type { Benefit } from './benefits.ts';

interface BenefitLinkProps {
  benefit: Benefit;
  client: ClientType;
  children: ReactNode;
}

/** Links a benefit to its target on this system, or shows it as plain text. */
export function BenefitLink({ benefit, client, children }: BenefitLinkProps) {
  const target = targetOf(benefit, purchaseRulesOf(client).system, client.brand);
  if (target?.kind === 'own') {
    return (
      <Link to={target.to as string} search={target.search as never}>
        {children}
      </Link>
    );
  }
  if (target?.kind === 'outside') {
    return (
      <a href={target.url} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return children;
}
