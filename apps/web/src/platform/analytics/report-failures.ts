import { CALL_FAILED, pathForEvents } from '@juban/contract/analytics/event-catalogue';
import type { Call, Envelope } from '@juban/contract/call';
import type { Transport } from '@juban/contract/client';
import { isSuccess, NOT_LOGGED_IN } from '@juban/contract/codes';
import { ApiError, isNoConnection } from '../api/api-error.ts';

/** The same failure is reported again only after this time. */
const SAME_AFTER_MS = 60_000;
/** Limit per page visit: a server in trouble should not get many events as well. */
const MOST_IN_VISIT = 20;

export type ReportFailure = (id: typeof CALL_FAILED, properties: { call: string; code: string }) => void;

const codeOf = (answer: Envelope): string => String(answer.code);

/** An answer that could not be parsed has only a status. A lost connection is not reported. */
const codeOfError = (cause: unknown): string | undefined => {
  if (!(cause instanceof ApiError) || isNoConnection(cause)) return undefined;
  return cause.code || `http-${cause.httpStatus}`;
};

/** Reports failed quiet calls, whose failure no page shows: each code of a path once a minute. */
export function reportingFailures(
  transport: Transport,
  report: ReportFailure,
  now: () => number = Date.now,
): Transport {
  const lastAt = new Map<string, number>();
  let reported = 0;
  const reportOnce = ({ path }: Call, code: string | undefined) => {
    if (code === undefined || code === NOT_LOGGED_IN || reported >= MOST_IN_VISIT) return;
    const name = `${path} ${code}`;
    const before = lastAt.get(name);
    if (before !== undefined && now() - before < SAME_AFTER_MS) return;
    lastAt.set(name, now());
    reported += 1;
    report(CALL_FAILED, { call: pathForEvents(path), code });
  };
  return async (call, input) => {
    if (!call.quiet) return transport(call, input);
    try {
      const answer = await transport(call, input);
      if (!isSuccess(answer.code)) reportOnce(call, codeOf(answer));
      return answer;
    } catch (cause) {
      reportOnce(call, codeOfError(cause));
      throw cause;
    }
  };
}
