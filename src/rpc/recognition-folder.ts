/** @file Where the app serves what recognises text; a test holds the version against the installed package. */

export const RECOGNITION_FOLDER = 'recognition/7.0.0';
