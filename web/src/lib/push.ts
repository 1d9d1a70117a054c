// This browser as one that can be told something: the worker that listens, and the subscription that leads to it.

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(text.length / 4) * 4, "="));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks the person, and gives the address of this browser; null when he says no. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // perhaps for another key
  const found = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  return JSON.stringify({ endpoint: found.endpoint, p256dh: found.keys?.["p256dh"], auth: found.keys?.["auth"] });
}
