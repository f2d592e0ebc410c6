/**
 * @file Decodes the picture that comes in, and writes it out as PNG, no larger than so many dots. A process of its own, since the library crashes its process at some damaged
 * pictures.
 */
import { buffer } from 'node:stream/consumers';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const mostDots = Number(process.argv[2]);
const image = await loadImage(await buffer(process.stdin));
const share = Math.min(1, Math.sqrt(mostDots / (image.width * image.height)));
const canvas = createCanvas(Math.round(image.width * share), Math.round(image.height * share));
canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
process.stdout.write(canvas.toBuffer('image/png'));
