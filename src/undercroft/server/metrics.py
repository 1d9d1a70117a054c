"""Metrics: what Prometheus may read of a running server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self.requests = Counter(
            "undercroft_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.lines = Counter("undercroft_lines", "Lines written to logs of tables", registry=registry)
        self.seconds = Histogram(
            "undercroft_line_seconds",
            "From a command to its committed line",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=registry,
        )
        self.refusals = Counter("undercroft_refusals", "Commands refused", ["code"], registry=registry)
        self.conflicts = Counter(
            "undercroft_conflicts", "Lines that another process wrote first", registry=registry
        )
        self.batch = Histogram(
            "undercroft_commit_jobs",
            "Jobs in one commit (SQLite)",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.rooms = Gauge("undercroft_rooms", "Tables open in this process", registry=registry)
        self.sockets = Gauge("undercroft_sockets", "Live connections", registry=registry)
        self.thinking = Histogram(
            "undercroft_thinking_seconds",
            "What a decision of a bot or a hint took, without waiting",
            ["bot"],
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
            registry=registry,
        )
        self.waiting = Gauge(
            "undercroft_thinking_waiting", "Decisions that wait for a bot worker", ["line"], registry=registry
        )
        self.lost = Counter(
            "undercroft_thinkers_lost",
            "Bot workers that died, failed or were ended, and replaced",
            ["why"],
            registry=registry,
        )
        self.replaced = Counter(
            "undercroft_thoughts_replaced", "Decisions that somebody simpler took", ["bot"], registry=registry
        )
        self.waited = Counter(
            "undercroft_thoughts_waited",
            "Decisions that somebody simpler took because a bot's turn did not come",
            ["bot"],
            registry=registry,
        )
        self.verified = Counter(
            "undercroft_verifications", "Records verified, or not", ["outcome"], registry=registry
        )
        self.notices = Counter(
            "undercroft_notices", "Notices that were taken in outside", ["kind"], registry=registry
        )
        self.bus = Gauge("undercroft_bus_healthy", "1 while other processes can be heard", registry=registry)

    def accepted(self, seconds: float) -> None:
        self.lines.inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
