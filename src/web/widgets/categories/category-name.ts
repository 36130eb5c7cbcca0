import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Category } from '#protocol/vocabulary/category.ts';
import { categoryLink } from './category-links.ts';

/** Name of a category of sums. 'other' is one that the app does not know. The first page does without it. */
export function categoryName(category: Category | 'other'): MessageDescriptor {
  return category === 'other' ? msg`Other` : categoryLink(category).name;
}
