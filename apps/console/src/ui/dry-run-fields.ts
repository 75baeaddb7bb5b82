/** Fields of a trial. Its reason is kept nowhere, so that changes can be seen before a reason is written. */
export const DRY_RUN = { dryRun: true, reason: '试算', ticket: '' } as const;
