/* Runs in the audio thread: posts every block of the microphone's first channel to the page. */
class Collector extends AudioWorkletProcessor {
  process([input]) {
    const channel = input?.[0];
    if (channel !== undefined) this.port.postMessage(channel.slice());
    return true;
  }
}
registerProcessor("collector", Collector);
