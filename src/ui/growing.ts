/** @file Text fields that are as high as their text, where the browser does not know `field-sizing: content`, such as WebKitGTK 2.50. */

/**
 * An attachment for a text field whose style says `field-sizing: content`. Its other limits (rows, least and greatest height) hold.
 *
 * @param _text what the field shows: the field is measured anew whenever that changes
 */
export function growing(_text: string, supports = (property: string) => CSS.supports(property, 'content')) {
  return (field: Pick<HTMLTextAreaElement, 'style' | 'scrollHeight' | 'offsetHeight' | 'clientHeight'>): void => {
    if (supports('field-sizing')) return;
    field.style.height = 'auto';
    const borders = field.offsetHeight - field.clientHeight;
    field.style.height = `${field.scrollHeight + borders}px`;
  };
}
