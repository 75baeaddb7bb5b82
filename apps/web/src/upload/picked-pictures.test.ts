import { feedbackTexts } from '@juban/contract/texts/feedback';
import { describe, expect, it } from 'vitest';
import { changed, findUploadProblem, type PickedPicture, sortOut } from './picked-pictures.ts';

const file = (name: string, size = 10) => ({ name, size }) as File;
const room = (free: number, isAndroid = false) => ({ free, tooMany: '满了', isAndroid });
const picture = (id: number, state: PickedPicture['state']): PickedPicture => ({
  id,
  file: file(`${id}.jpg`),
  state,
  percent: 0,
  address: '',
});

describe('files that were picked', () => {
  it('[C-076] are taken up to the slots that are left', () => {
    const files = ['a', 'b', 'c'].map((name) => file(name));
    expect(sortOut(files, room(2))).toEqual({
      taken: files.slice(0, 2),
      complaint: '满了',
    });
    expect(sortOut(files, room(3))).toEqual({ taken: files, complaint: undefined });
  });

  it('[C-076] leave out what is too large or cannot be read, and say so', () => {
    const large = file('large.jpg', 10_485_761);
    const well = file('well.jpg', 10_485_760);
    expect(sortOut([large, well], room(5))).toEqual({
      taken: [well],
      complaint: feedbackTexts.pictureTooLarge,
    });
    expect(sortOut([file('root', 0)], room(5, true))).toEqual({
      taken: [],
      complaint: feedbackTexts.noAccess,
    });
  });
});

describe('pictures on their way', () => {
  it('[C-076] hold the form back until each is stored or gone', () => {
    const two = [picture(1, 'stored'), picture(2, 'uploading')];
    expect(findUploadProblem(two)).toBe(feedbackTexts.stillUploading);
    expect(findUploadProblem(changed(two, 2, { state: 'failed' }))).toBe(feedbackTexts.failedUpload);
    expect(findUploadProblem(changed(two, 2, { state: 'stored' }))).toBeUndefined();
    expect(findUploadProblem([])).toBeUndefined();
  });
});
