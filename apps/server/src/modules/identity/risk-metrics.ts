import { Counter, type Registry } from 'prom-client';
import type { RiskService } from './risk.service.ts';

/** How often people fail and programs pass is only visible in production, which has both. */
export function countRiskAnswers(risk: Pick<RiskService, 'onAnswer'>, registry: Registry): void {
  const answers = new Counter({
    name: 'juban_risk_answers_total',
    help: 'Answers to the risk check, by way (slider, picture) and outcome (right, missed, odd)',
    labelNames: ['way', 'outcome'],
    registers: [registry],
  });
  risk.onAnswer((way, outcome) => answers.inc({ way, outcome }));
}
