import { useRef, useState } from 'react';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Failure } from '#core/client/failure.ts';
import { encodeWhole, type PictureFault } from '../../lib/picture/encode-picture.ts';
import { newKey } from '../../lib/attempt/new-key.ts';
import { takeFiles } from '../../ui/file-field/choose-files.ts';

/** A picture of a form. `unusable`: the file cannot be sent, and `fault` says why. `failed`: `failure` says why. */
export interface FormPicture {
  readonly key: string;
  readonly name: string;
  readonly state: 'preparing' | 'unusable' | 'sending' | 'failed' | 'sent';
  readonly fault: PictureFault | null;
  /** The picture as it is sent: only its pixels, without place and time. Null before it is encoded. */
  readonly bytes: Uint8Array | null;
  /** The part that is sent, from 0 to 1. Null while it is not known. */
  readonly part: number | null;
  /** Id of the uploaded picture. */
  readonly id: string | null;
  readonly failure: Failure | null;
}

/** A picture of a draft, encoded already. */
interface KeptPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface PictureUploadOptions {
  readonly most: number;
  /** Uploads a picture and returns its id. Throws a GatewayError. */
  readonly upload: (bytes: Uint8Array, onProgress: (part: number) => void) => Promise<string>;
}

const added = (name: string, bytes: Uint8Array | null): FormPicture => ({
  key: newKey(),
  name,
  state: 'preparing',
  fault: null,
  bytes,
  part: null,
  id: null,
  failure: null,
});

function faultOf(
  pictures: readonly FormPicture[],
  required: boolean,
): 'required' | 'unsent' | null {
  if (pictures.length === 0) return required ? 'required' : null;
  return pictures.every(({ state }) => state === 'sent') ? null : 'unsent';
}

/** The pictures of a form: each is checked, encoded anew and uploaded as soon as it is added. */
export function usePictureUpload({ most, upload }: PictureUploadOptions) {
  const [pictures, setPictures] = useState<readonly FormPicture[]>([]);
  const [refused, setRefused] = useState<ReturnType<typeof takeFiles>['refused']>(null);
  /** Keys of the pictures that are still in the form. */
  const keys = useRef(new Set<string>());

  function change(key: string, part: Partial<FormPicture>): void {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  async function send(key: string, bytes: Uint8Array): Promise<void> {
    change(key, { state: 'sending', part: null, failure: null });
    try {
      const id = await upload(bytes, (part) => change(key, { part }));
      change(key, { state: 'sent', id });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      change(key, { state: 'failed', failure: error.failure });
    }
  }

  async function prepare(picture: FormPicture, file: File): Promise<void> {
    const encoded = await encodeWhole(file);
    if (!keys.current.has(picture.key)) return;
    if (typeof encoded === 'string') {
      change(picture.key, { state: 'unusable', fault: encoded });
    } else {
      change(picture.key, { bytes: encoded });
      await send(picture.key, encoded);
    }
  }

  function insert(all: readonly FormPicture[]): void {
    for (const { key } of all) keys.current.add(key);
    setPictures((before) => [...before, ...all]);
  }

  return {
    pictures,
    /** The last file that was not taken, with the reason. */
    refused,
    /** The error of the pictures when the form is sent. */
    faultOf: ({ required }: { readonly required: boolean }) => faultOf(pictures, required),
    /** Ids of the uploaded pictures. */
    ids: pictures.flatMap(({ id }) => id ?? []),
    add(files: readonly File[]): void {
      const chosen = takeFiles(files, most - pictures.length);
      setRefused(chosen.refused);
      const fresh = chosen.files.map((file) => ({ file, picture: added(file.name, null) }));
      insert(fresh.map(({ picture }) => picture));
      for (const { file, picture } of fresh) void prepare(picture, file);
    },
    /** Adds the pictures of a draft. */
    restore(kept: readonly KeptPicture[]): void {
      const fresh = kept.slice(0, most).map(({ name, bytes }) => added(name, bytes));
      insert(fresh);
      for (const { key, bytes } of fresh) if (bytes !== null) void send(key, bytes);
    },
    retry({ key, bytes }: FormPicture): void {
      if (bytes !== null) void send(key, bytes);
    },
    remove({ key }: FormPicture): void {
      keys.current.delete(key);
      setRefused(null);
      setPictures((all) => all.filter((one) => one.key !== key));
    },
  };
}

export type PictureUploadState = ReturnType<typeof usePictureUpload>;
