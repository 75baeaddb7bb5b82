import { createClient, type Transport } from '@juban/contract/client';
import { reportingFailures } from '../analytics/report-failures.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { whenHostConnected } from '../host/when-host-connected.ts';
import { getToken } from '../session/session.ts';
import { isNoConnection } from './api-error.ts';
import type { Api } from './api-type.ts';
import { connectionBack, connectionLost, watchConnection } from './connection.ts';
import { sendAs } from './send-as.ts';
import { unwrapAnswers } from './unwrap-answers.ts';

const send = sendAs(getToken, () =>
  import('../host/find-app-device.ts').then(
    (found) => found.findDeviceHeaders(),
    () => ({}),
  ),
);

/** Wait for the host: only the app may know the user and client type. */
const transport: Transport = async (call, input) => {
  await whenHostConnected();
  try {
    const answer = await send(call, input);
    connectionBack();
    return answer;
  } catch (cause) {
    if (isNoConnection(cause)) connectionLost();
    else connectionBack();
    throw cause;
  }
};

watchConnection();

export const browserApi = unwrapAnswers(createClient(reportingFailures(transport, trackEvent))) as Api;
