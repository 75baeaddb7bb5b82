// Clips of the demo: two stills each, and what is heard. Chords in Hz; air is wind, rain or sea by its pitch.
const clip = (id, stills, chord, air, move = 'in') => ({ id, stills, chord, air, move });

export const CLIPS = [
  clip('testimony', ['the-seventh-testimony-1', 'the-seventh-testimony-2'], [110, 130.81, 164.81, 220], 400),
  clip(
    'long-stairs',
    ['snow-on-the-long-stairs-1', 'snow-on-the-long-stairs-2'],
    [146.83, 196, 220, 293.66],
    900,
    'up',
  ),
  clip('orbit', ['low-orbit-1', 'low-orbit-2'], [65.41, 98, 130.81, 196], 180, 'left'),
  clip(
    'shore',
    ['the-sea-between-us-1', 'the-sea-between-us-2'],
    [174.61, 220, 261.63, 329.63],
    600,
    'right',
  ),
  clip(
    'birches',
    ['letters-from-the-birches-1', 'letters-from-the-birches-2'],
    [130.81, 155.56, 196, 233.08],
    1100,
  ),
  clip('street', ['thirteenth-street-1', 'thirteenth-street-2'], [98, 116.54, 146.83, 174.61], 2400, 'left'),
  clip('boat', ['the-lone-boat-1', 'the-lone-boat-2'], [146.83, 164.81, 220, 246.94], 500, 'right'),
  clip(
    'campus',
    ['clouds-past-the-track-1', 'clouds-past-the-track-2'],
    [196, 246.94, 293.66, 392],
    1600,
    'up',
  ),
];
