import { feedbackTexts } from '@juban/contract/texts/feedback';
import { findPictureProblem, type PictureProblem } from '@juban/domain/feedback';

export interface PickedPicture {
  id: number;
  /** Undefined for a picture stored during an earlier visit of the form. */
  file: File | undefined;
  state: 'uploading' | 'stored' | 'failed';
  percent: number;
  /** The stored picture's address; empty until it is stored. */
  address: string;
}

/** The purpose and limits of a form's pictures. */
export interface PictureLimits {
  purpose: 'feedback' | 'report';
  most: number;
  /** Message when too many are picked. */
  tooMany: string;
  /** Addresses of pictures stored during an earlier visit of the form. */
  stored?: readonly string[];
}

export type PictureChange = Partial<Pick<PickedPicture, 'state' | 'percent' | 'address'>>;

const PROBLEM_TEXTS: Readonly<Record<PictureProblem, string>> = {
  noAccess: feedbackTexts.noAccess,
  tooLarge: feedbackTexts.pictureTooLarge,
};

/** Splits files into accepted ones and a message about the first rejected one. */
export function sortOut(
  files: readonly File[],
  { free, tooMany, isAndroid }: { free: number; tooMany: string; isAndroid: boolean },
) {
  const problems = files.map((file) => findPictureProblem(file, isAndroid));
  const well = files.filter((_file, place) => problems[place] === undefined);
  const problem = problems.find((found) => found !== undefined);
  const overflow = well.length > free ? tooMany : undefined;
  return { taken: well.slice(0, free), complaint: problem ? PROBLEM_TEXTS[problem] : overflow };
}

/** The pictures of a restored draft. */
export const storedPictures = (addresses: readonly string[]): readonly PickedPicture[] =>
  addresses.map((address, at) => ({ id: at + 1, file: undefined, state: 'stored', percent: 100, address }));

export function changed(
  pictures: readonly PickedPicture[],
  id: number,
  change: PictureChange,
): readonly PickedPicture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/** Why the form cannot be sent yet; undefined if it can. */
export function findUploadProblem(pictures: readonly PickedPicture[]): string | undefined {
  if (pictures.some(({ state }) => state === 'failed')) return feedbackTexts.failedUpload;
  return pictures.some(({ state }) => state === 'uploading') ? feedbackTexts.stillUploading : undefined;
}
