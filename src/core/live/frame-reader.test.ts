import { describe, expect, it } from 'vitest';
import { createFrameReader, type Frame } from './frame-reader.ts';

function read(...pieces: string[]): Frame[] {
  const frames: Frame[] = [];
  const reader = createFrameReader(
    (frame) => void frames.push(frame),
    () => 0,
  );
  for (const piece of pieces) reader.push(piece);
  return frames;
}

const text = 'id: a\nevent: change\ndata: {"one":1}\n\n: beat\n\ndata: x\ndata: y\n\n';
const frames = [
  { name: 'change', id: 'a', data: '{"one":1}' },
  { name: 'message', id: null, data: 'x\ny' },
];

describe('frames', () => {
  it('are read from pieces that end anywhere', () => {
    for (let at = 0; at <= text.length; at += 1) {
      expect(read(text.slice(0, at), text.slice(at))).toEqual(frames);
    }
    expect(read(...text.split(''))).toEqual(frames);
  });

  it('may end their lines in any way', () => {
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(frames);
    expect(read(...text.replaceAll('\n', '\r\n').split(''))).toEqual(frames);
    expect(read(`${text.replaceAll('\n', '\r')}:`)).toEqual(frames);
  });

  it('of unknown fields, without data and without an end are left out', () => {
    expect(read('retry: 0\nfoo: bar\nid: a\n\nevent: change\n\ndata: cut')).toEqual([]);
    expect(read('data\n\n')).toEqual([{ name: 'message', id: null, data: '' }]);
    expect(read('id: a\0b\ndata: x\n\n')).toEqual([{ name: 'message', id: null, data: 'x' }]);
  });

  it('that are too long, or too many in a minute, end the stream', () => {
    expect(() => read('x'.repeat(40_000))).toThrow(RangeError);
    expect(() => read('data: x\n'.repeat(40_000))).toThrow(RangeError);
    expect(() => read(...Array.from({ length: 40_000 }, () => 'data: x\n'))).toThrow(RangeError);
    expect(read('data: x\n\n'.repeat(1_000))).toHaveLength(1_000);
    expect(() => read('data: x\n\n'.repeat(1_001))).toThrow(RangeError);
  });

  it('are not counted across minutes', () => {
    let now = 0;
    let frameCount = 0;
    const reader = createFrameReader(
      () => void (frameCount += 1),
      () => now,
    );
    for (let minute = 0; minute < 3; minute += 1) {
      reader.push('data: x\n\n'.repeat(1_000));
      now += 61_000;
    }
    expect(frameCount).toBe(3_000);
  });
});
