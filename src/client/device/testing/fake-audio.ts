/** A sound that was started, with its position in the file. */
export interface Started {
  at: number;
  isLoop: boolean;
  isStopped: boolean;
}

class FakeParameter {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class FakeNode {
  readonly to: unknown[] = [];
  readonly gain = new FakeParameter();
  readonly threshold = new FakeParameter();
  readonly ratio = new FakeParameter();
  readonly attack = new FakeParameter();
  connect(to: unknown): void {
    this.to.push(to);
  }
}

/** A fake AudioContext: decodes any file to silence, and records what is started. */
export class FakeAudio {
  static readonly made: FakeAudio[] = [];
  state: 'suspended' | 'running' = 'suspended';
  readonly destination = new FakeNode();
  readonly currentTime = 0;
  readonly started: Started[] = [];
  /** In order of creation: master, effects, ambience, and one for each loop. */
  readonly gains: FakeNode[] = [];
  canDecode: (file: ArrayBuffer) => boolean = () => true;

  constructor() {
    FakeAudio.made.push(this);
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }

  createDynamicsCompressor(): FakeNode {
    return new FakeNode();
  }

  createGain(): FakeNode {
    const gain = new FakeNode();
    this.gains.push(gain);
    return gain;
  }

  createBufferSource() {
    const started: Started = { at: Number.NaN, isLoop: false, isStopped: false };
    const { started: all } = this;
    return {
      loop: false,
      connect: () => undefined,
      start(_when: number, at: number) {
        all.push(Object.assign(started, { at, isLoop: this.loop }));
      },
      stop: () => Object.assign(started, { isStopped: true }),
    };
  }

  async decodeAudioData(file: ArrayBuffer) {
    if (!this.canDecode(file)) throw new Error('not a file that this browser knows');
    return { numberOfChannels: 1, sampleRate: 100, getChannelData: () => new Float32Array(10_000) };
  }
}
