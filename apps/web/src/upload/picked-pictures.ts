import { feedbackTexts } from '@juban/contract/texts/feedback';
import { findPictureProblem, type PictureProblem } from '@juban/domain/feedback';

export interface PickedPicture {
  id: number;
  /** None where an earlier visit of the form has stored it. */
  file: File | undefined;
  state: 'uploading' | 'stored' | 'failed';
  percent: number;
  /** As a form names it; empty until it is stored. */
  address: string;
}

/** What the pictures of a form are for, and how many it takes. */
export interface PictureRoom {
  purpose: 'feedback' | 'report';
  most: number;
  /** Said to whoever picks more. */
  tooMany: string;
  /** Addresses of those that an earlier visit of the form has stored. */
  stored?: readonly string[];
}

export type PictureChange = Partial<Pick<PickedPicture, 'state' | 'percent' | 'address'>>;

const PROBLEM_TEXTS: Readonly<Record<PictureProblem, string>> = {
  noAccess: feedbackTexts.noAccess,
  tooLarge: feedbackTexts.pictureTooLarge,
};

/** Which of the files can be taken, and what to say about the first that cannot. */
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

/** As they stood when the form was left. */
export const storedPictures = (addresses: readonly string[]): readonly PickedPicture[] =>
  addresses.map((address, at) => ({ id: at + 1, file: undefined, state: 'stored', percent: 100, address }));

export function changed(
  pictures: readonly PickedPicture[],
  id: number,
  change: PictureChange,
): readonly PickedPicture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/** What keeps the form from being sent; undefined for nothing. */
export function findUploadProblem(pictures: readonly PickedPicture[]): string | undefined {
  if (pictures.some(({ state }) => state === 'failed')) return feedbackTexts.failedUpload;
  return pictures.some(({ state }) => state === 'uploading') ? feedbackTexts.stillUploading : undefined;
}
