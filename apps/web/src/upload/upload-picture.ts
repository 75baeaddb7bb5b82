import { feedbackTexts } from '@juban/contract/texts/feedback';
import { refusalText } from '../lib/refusal-text.ts';
import { api } from '../platform/api/api.ts';
import type { PictureLimits } from './picked-pictures.ts';

const LONGEST_NAME = 255;
/** As long as the server waits for a picture to arrive. */
const LIMIT_MS = 120_000;

const NOT_A_PICTURE = '2166';

/** The file itself was refused, so a retry is pointless. */
export class FileRefused extends Error {}

export interface Uploading {
  /** The key with the resize suffix, as forms send it. */
  result: Promise<string>;
  cancel: () => void;
}

interface Storage {
  uploadUrl: string;
  fileKey: string;
  token: string;
}

/** Uploads one picture with a token of its own; failures reject with their message. */
export function uploadPicture(
  file: File,
  purpose: PictureLimits['purpose'],
  onPercent: (percent: number) => void,
): Uploading {
  const request = new XMLHttpRequest();
  let cancelled = false;
  const send = async () => {
    const given = await api
      .getUploadToken({ originalFilename: file.name.slice(-LONGEST_NAME), type: purpose, size: file.size })
      .catch((cause) => {
        throw new Error(refusalText(cause, feedbackTexts.uploadFailed));
      });
    if (cancelled) throw new Error(feedbackTexts.uploadFailed);
    return (await post(request, given, file, onPercent)) + given.suffix;
  };
  const cancel = () => {
    cancelled = true;
    request.abort();
  };
  return { result: send(), cancel };
}

/** XMLHttpRequest, because fetch has no upload progress. */
function post(request: XMLHttpRequest, storage: Storage, file: File, onPercent: (percent: number) => void) {
  const form = new FormData();
  form.append('token', storage.token);
  form.append('key', storage.fileKey);
  form.append('file', file);
  return new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(feedbackTexts.uploadFailed));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      // 100 % only when the server has checked the picture.
      if (lengthComputable) onPercent(Math.min(99, Math.floor((loaded / total) * 100)));
    };
    request.onload = () => {
      const { key, code, msg = feedbackTexts.uploadFailed } = readAnswer(request.responseText);
      if (request.status === 200 && key) resolve(key);
      else reject(code === NOT_A_PICTURE ? new FileRefused(msg) : new Error(msg));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.open('POST', storage.uploadUrl);
    request.timeout = LIMIT_MS;
    request.send(form);
  });
}

function readAnswer(text: string): { key?: string; code?: string; msg?: string } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
