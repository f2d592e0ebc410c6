/** @file Titles are how relationships name entities, whatever their case and spaces. */
export const titleKey = (title: string): string => title.replace(/\s+/g, ' ').trim().toLowerCase();
