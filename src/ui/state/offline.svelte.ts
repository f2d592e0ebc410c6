/** @file Whether the offline switch is on, as far as the page needs to know from its start on. */
import { recall, remember } from '../remembered.ts';

export class Offline {
  /** A copy of what the worker's database says, so that links are held back without starting that worker. */
  isOn = $state(recall('causeway.offline') === 'on');

  turned(isOn: boolean): void {
    this.isOn = isOn;
    remember('causeway.offline', isOn ? 'on' : null);
  }

  /** It was turned in another tab. */
  follow({ key }: Pick<StorageEvent, 'key'>): void {
    if (key === 'causeway.offline') this.isOn = recall('causeway.offline') === 'on';
  }
}
