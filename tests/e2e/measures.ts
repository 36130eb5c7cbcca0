import type { Locator } from '@playwright/test';

export const width = async (target: Locator) => (await target.boundingBox())?.width ?? 0;
export const height = async (target: Locator) => (await target.boundingBox())?.height ?? 0;
export const left = async (target: Locator) => (await target.boundingBox())?.x ?? 0;
