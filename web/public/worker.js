// Tells whoever is not at the table that it is his turn. It keeps nothing and answers no request of the page.
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(notice.title ?? "Undercroft", { body: notice.text, tag: notice.topic, icon: "/icon.svg", data: { url: notice.url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  const path = self.location.origin + url.pathname; // wherever the host is called otherwise: this is our own table
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => one.url.startsWith(path));
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
